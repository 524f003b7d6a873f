/** Leaves out what says nothing in path data: zeros before a decimal point, spaces before a minus sign. */
export function compactSvg(svg: string): string {
  return svg.replace(/(\s)d="([^"]*)"/g, (_all, gap: string, d: string) => {
    const short = d
      .replace(/(\.\d*?[1-9])0+(?=\D|$)/g, '$1')
      .replace(/\.0+(?=\D|$)/g, '')
      .replace(/(?<![\d.])0(?=\.\d)/g, '')
      .replace(/,? (?=-)/g, '')
      .replace(/ ?([A-Za-z]) ?/g, '$1');
    return `${gap}d="${short}"`;
  });
}
