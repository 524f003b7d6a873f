import { firstFace } from '#features/people/first-face.rules.ts';

/** Something of a catalogue. */
export interface Thing {
  id: string;
  isUnlocked: boolean;
}

/** What an export of an old installation is compared by. */
export interface Export {
  account: { profileImageUrl: string | null }[];
  files: { url: string; name?: string }[];
}

/** Today's export with the paths of then in the place of its addresses, which begin with where people reach the server. */
export function withPathsOf(before: Export, now: Export): Export {
  const pathOf = (address: string) => new URL(address).pathname;
  const { account, files } = now;
  return {
    ...now,
    account: account.map(({ profileImageUrl, ...person }) => ({
      ...person,
      profileImageUrl: profileImageUrl && pathOf(profileImageUrl),
    })),
    files: files.map(({ url, ...file }) => ({
      ...file,
      url: url ? pathOf(url) : before.files.find(({ name }) => name === file.name)!.url,
    })),
  };
}

/**
 * An export promises no order of its `files` (the ids of files and pictures, by which they came then, say nothing) and of
 * what was read of the Bible, which came then as each engine happened to give it.
 */
export function inOrder(answer: unknown): unknown {
  const { files, bibleReading } = (answer ?? {}) as { files?: { url: string }[]; bibleReading?: object[] };
  if (!files && !bibleReading) return answer;
  const textOf = (record: object) => JSON.stringify(Object.entries(record).toSorted());
  return {
    ...(answer as object),
    ...(files && { files: files.toSorted((a, b) => a.url.localeCompare(b.url)) }),
    ...(bibleReading && {
      bibleReading: bibleReading.toSorted((a, b) => textOf(a).localeCompare(textOf(b))),
    }),
  };
}

interface Face {
  id: string;
  avatarGenderVibe: string;
  avatarSkinColor: string | null;
  avatarHairColor: string | null;
}

/** The same of a person, or an export, with the face that whoever had chosen none has since then (docs/decisions/128). */
export function withFirstFace(answer: unknown): unknown {
  const { account } = (answer ?? {}) as { account?: object[] };
  if (account) return { ...(answer as object), account: account.map(withFirstFace) };
  const person = (answer ?? {}) as Face;
  if (person.avatarGenderVibe !== 'neutral') return answer;
  const { skin, hair } = firstFace(person.id);
  return {
    ...person,
    avatarSkinColor: person.avatarSkinColor ?? skin,
    avatarHairColor: person.avatarHairColor ?? hair,
  };
}

/** The ids of what was unlocked of these things, among those that there were then. */
export function unlockedOf(things: readonly Thing[], among: readonly { id: string }[]): string[] {
  const known = new Set(among.map(({ id }) => id));
  return things.filter(({ id, isUnlocked }) => isUnlocked && known.has(id)).map(({ id }) => id);
}
