/** Signs of cards and table: Force, Cosmos, healing, victory points, flames, and the keywords of effects (R8, R39–R42). */
import wounded from 'icon:bleeding-wound';
import destroyed from 'icon:card-burn';
import discarded from 'icon:card-discard';
import draw from 'icon:card-draw';
import hand from 'icon:card-pick';
import crossed from 'icon:crossed-swords';
import flame from 'icon:flamer';
import cosmos from 'icon:galaxy';
import vp from 'icon:laurel-crown';
import heal from 'icon:health-increase';
import force from 'icon:mailed-fist';
import aside from 'icon:meeple';
import armour from 'icon:breastplate';
import barred from 'icon:padlock';

export const SIGNS = { force, cosmos, heal, vp, flame, wounded, destroyed, discarded, draw, hand, crossed, aside, armour, barred } as const;

export type Way = 'force' | 'cosmos';

/** R8: keywords whose lines count on the field (dark boxes); those of all others count in play (light boxes). */
export const ON_FIELD: ReadonlySet<string> = new Set(['arrival', 'defeated', 'on-field']);

/** Keywords that no short sign stands for: the card says it elsewhere. */
export const UNSIGNED: ReadonlySet<string> = new Set(['reminder', 'at-the-end']);
