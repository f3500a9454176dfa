/** Buildings that stand in front: a house, a temple, a dome, a keep, a market stall. Drawn on a sheet of 200 by 280, their foot at 232. */
import { circle, darker, INK, inked, lighter, line, mirrored, p, path, rect, thing, type Material, type Sheet } from './sheet';

export type Build = 'house' | 'temple' | 'dome' | 'keep' | 'stall' | 'hall';

export interface Look {
  wall: string;
  roof: string;
  trim: string;
  window: string;
}

const FOOT = 236;

export function building(sheet: Sheet, build: Build, { wall, roof, trim, window }: Look, sign: string, of: Material): string {
  const face = sheet.linear([[0, lighter(wall, 0.3)], [1, wall]]);
  const tiles = sheet.linear([[0, lighter(roof, 0.25)], [1, darker(roof, 0.2)]]);
  const pane = (x: number, y: number, w = 16, h = 24): string => inked(p`M${x - w / 2} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y + w / 2}V${y + h}Z`, window, 2.5) + line(p`M${x} ${y}V${y + h}M${x - w / 2} ${y + h * 0.6}H${x + w / 2}`, INK, 1.5);
  const shade = (d: string): string => path(d, '#1a0a20', 'opacity=".18"');
  const seal = (x: number, y: number, size: number): string => circle(x, y, size * 0.66, '#fff6df', `stroke="${INK}" stroke-width="3"`) + thing(sheet, sign, of, { x, y, size, line: 1.6 });
  switch (build) {
    case 'house':
      return [inked('M132 84H150V128H132Z', darker(wall, 0.3)), inked(`M44 ${FOOT}V144H156V${FOOT}Z`, face), shade(`M120 144H156V${FOOT}H120Z`), inked('M30 150L100 70L170 150Z', tiles), line('M52 138H148M70 118H130M86 98H114', darker(roof, 0.3), 2), inked(`M86 ${FOOT}V196A14 14 0 0 1 114 196V${FOOT}Z`, darker(trim, 0.25), 2.5), pane(62, 168), pane(138, 168), seal(100, 132, 50)].join('');
    case 'temple':
      return [inked(`M36 ${FOOT}V222H164V${FOOT}Z`, darker(wall, 0.1)), inked('M46 222V132H154V222Z', darker(wall, 0.35)), ...[54, 82, 110, 138].map((x) => inked(`M${x} 222V132H${x + 14}V222Z`, face, 2.5) + line(`M${x + 9} 136V218`, darker(wall, 0.3), 2)), inked('M36 132V118H164V132Z', trim), inked('M30 118L100 62L170 118Z', tiles), seal(100, 98, 42)].join('');
    case 'dome':
      return [inked(`M40 ${FOOT}V160H160V${FOOT}Z`, face), shade(`M122 160H160V${FOOT}H122Z`), inked('M52 160C52 100 78 82 100 82C122 82 148 100 148 160Z', tiles), line('M100 82V158M78 94C70 112 68 134 70 158M122 94C130 112 132 134 130 158', darker(roof, 0.35), 2), inked('M96 82V58H104V82Z', trim, 2.5), circle(100, 54, 8, window, `stroke="${INK}" stroke-width="3"`), inked('M34 160V150H166V160Z', trim), pane(62, 182), pane(138, 182), inked(`M86 ${FOOT}V204A14 14 0 0 1 114 204V${FOOT}Z`, darker(trim, 0.3), 2.5), seal(100, 128, 46)].join('');
    case 'keep': {
      const crown = (x: number, y: number, w: number, n: number): string => {
        const u = w / (2 * n - 1);
        const teeth = Array.from({ length: n }, (_, at) => p`h${u}${at < n - 1 ? p`v7h${u}v-7` : ''}`).join('');
        return inked(`M${x} ${y + 12}V${y}${teeth}V${y + 12}Z`, trim, 2.5);
      };
      return [mirrored(inked(`M30 ${FOOT}V124H66V${FOOT}Z`, face) + crown(27, 112, 42, 3) + pane(48, 142, 12, 20)), inked(`M62 ${FOOT}V96H138V${FOOT}Z`, face), shade(`M112 96H138V${FOOT}H112ZM150 124H170V${FOOT}H150Z`), crown(58, 84, 84, 5), line('M100 84V46', INK, 5), inked('M102 46H134L126 56L134 66H102Z', roof, 2.5), inked(`M84 ${FOOT}V200A16 16 0 0 1 116 200V${FOOT}Z`, darker(trim, 0.45), 2.5), line(`M92 196V${FOOT}M100 188V${FOOT}M108 196V${FOOT}`, INK, 2), pane(78, 112, 12, 20), pane(122, 112, 12, 20), seal(100, 156, 50)].join('');
    }
    case 'stall':
      return [inked(`M44 ${FOOT}V140H156V${FOOT}Z`, darker(wall, 0.3)), ...[0, 1, 2, 3, 4, 5].map((n) => inked(`M${32 + n * 22.7} 146L${44 + n * 18.7} 92H${62.7 + n * 18.7}L${54.7 + n * 22.7} 146A11.3 11.3 0 0 1 ${32 + n * 22.7} 146Z`, n % 2 ? lighter(wall, 0.5) : tiles, 2.5)), line(`M46 ${FOOT}V150M154 ${FOOT}V150`, INK, 8), line(`M46 ${FOOT}V150M154 ${FOOT}V150`, trim, 4), inked(`M38 ${FOOT}V206H162V${FOOT}Z`, trim), shade(`M120 206H162V${FOOT}H120Z`), circle(64, 200, 8, '#e0562f', `stroke="${INK}" stroke-width="2"`), circle(80, 200, 8, '#f2b632', `stroke="${INK}" stroke-width="2"`), circle(136, 200, 8, '#7fae3c', `stroke="${INK}" stroke-width="2"`), seal(100, 174, 46)].join('');
    default:
      return [inked(`M30 ${FOOT}V158H170V${FOOT}Z`, face), shade(`M126 158H170V${FOOT}H126Z`), inked('M18 164C40 132 60 104 100 92C140 104 160 132 182 164Z', tiles), rect(96, 66, 8, 30, trim, `stroke="${INK}" stroke-width="2.5"`), inked('M104 68H132L126 77L132 86H104Z', roof, 2.5), pane(54, 182), pane(146, 182), inked(`M78 ${FOOT}V192H122V${FOOT}Z`, darker(trim, 0.35), 2.5), line(`M100 192V${FOOT}`, INK, 2), seal(100, 138, 50)].join('');
  }
}
