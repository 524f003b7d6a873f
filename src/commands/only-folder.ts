import { Refusal } from '#platform/server/keeping/refusal.ts';

/** The one folder that a command was given. @throws Refusal for none or several */
export function onlyFolder(positionals: readonly string[]): string {
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new Refusal('Name one folder; --help says more.');
  return folder;
}
