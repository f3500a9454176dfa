/** R14: who plays which hero; no two play the same one. */
export const HEROES = ['seiya', 'shiryu', 'hyoga', 'shun', 'ikki'] as const;

/** A choice for so many seats: what was chosen stays, new seats take heroes that are free. */
export function fitted(chosen: readonly string[], seats: number): string[] {
  const kept = chosen.slice(0, seats);
  for (const hero of HEROES) if (kept.length < seats && !kept.includes(hero)) kept.push(hero);
  return kept;
}

/** A seat takes a hero; who had that one gets what the seat had. */
export const given = (chosen: readonly string[], seat: number, hero: string): string[] =>
  chosen.map((it, n) => (n === seat ? hero : it === hero ? chosen[seat]! : it));
