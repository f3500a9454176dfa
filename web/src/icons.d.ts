/** The path of an icon of game-icons.net, in a square of 512: `<svg viewBox="0 0 512 512"><path d={moai} /></svg>`. */
declare module 'icon:*' {
  const path: string;
  export default path;
}
