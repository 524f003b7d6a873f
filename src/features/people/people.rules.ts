export const AVATAR_STYLES = ['feminine', 'masculine', 'neutral', 'androgynous'] as const;
export type AvatarStyle = (typeof AVATAR_STYLES)[number];

/** 'system' follows the device; dawn is light, vigil is dark. */
export const THEMES = ['system', 'dawn', 'vigil'] as const;
export type Theme = (typeof THEMES)[number];
