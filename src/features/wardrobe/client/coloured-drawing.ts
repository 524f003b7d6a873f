/**
 * A drawing with its colours written in: `var(--avatar-skin,#EDC6A2)` has no meaning in a picture, which knows nothing of the page around it.
 * @param variables by the custom properties' names; the drawing's own colour stands where one is missing
 */
export function colouredDrawing(source: string, variables: Readonly<Record<string, string>>): string {
  return source.replaceAll(
    /var\((--[\w-]+),([^()]*)\)/g,
    (_, name: string, own: string) => variables[name] ?? own,
  );
}
