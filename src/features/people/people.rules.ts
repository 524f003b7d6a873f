export const AVATAR_STYLES = ['feminine', 'masculine', 'neutral', 'androgynous'] as const;
/** The style of whoever has chosen none. */
export const DEFAULT_STYLE = 'neutral' satisfies AvatarStyle;
export type AvatarStyle = (typeof AVATAR_STYLES)[number];

/** Where the picture with this id is read: `/api/pictures/<id>/512.webp`. Square, with edges of `size` pixels. */
export function pictureUrl(pictureId: string, size: 512 | 96 = 512): string {
  return `/api/pictures/${pictureId}/${size}.webp`;
}

/** The id of the picture that is read at `url`; null where there is none. */
export function pictureIdOf(url: string | null): string | null {
  return /^\/api\/pictures\/([^/]+)\//.exec(url ?? '')?.[1] ?? null;
}

/** 'system' follows the device; dawn is light, vigil is dark. */
export const THEMES = ['system', 'dawn', 'vigil'] as const;
export type Theme = (typeof THEMES)[number];

/** How a name is shown to others: 'Tola A.', 'Tola Adeyemi', or one that they chose. */
export const SHOWN_AS = ['initial', 'full', 'chosen'] as const;
export type ShownAs = (typeof SHOWN_AS)[number];
/** For whoever has chosen none. */
export const DEFAULT_SHOWN_AS = 'initial' satisfies ShownAs;

/** What somebody says once, before their first shared word. */
export const AGE_ANSWERS = ['under-16', 'grown'] as const;
export type AgeAnswer = (typeof AGE_ANSWERS)[number];

// biome-ignore lint/performance/noBarrelFile: migrations that have landed find it here
export { FOREVER } from '#contract/for-good.ts';

/** Whether a ban (`user.bannedUntil`) still holds. */
export function isBanned(person: { bannedUntil: number | null }, now: number): boolean {
  return person.bannedUntil !== null && person.bannedUntil > now;
}
