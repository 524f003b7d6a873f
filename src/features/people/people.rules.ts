export const AVATAR_STYLES = ['feminine', 'masculine', 'neutral', 'androgynous'] as const;
/** The style of whoever has chosen none. */
export const DEFAULT_STYLE = 'neutral' satisfies AvatarStyle;
export type AvatarStyle = (typeof AVATAR_STYLES)[number];

/** Where the picture with this id is read: `/api/pictures/<id>/512.webp`. Square, with edges of `size` pixels. */
export function pictureUrl(pictureId: string, size: 512 | 96 = 512): string {
  return `/api/pictures/${pictureId}/${size}.webp`;
}

/** 'system' follows the device; dawn is light, vigil is dark. */
export const THEMES = ['system', 'dawn', 'vigil'] as const;
export type Theme = (typeof THEMES)[number];
