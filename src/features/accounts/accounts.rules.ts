/** One place for what form, contract and table agree on. */
export const ACCOUNT_LIMITS = {
  name: 60,
  email: 254,
  /** Spec section 9. */
  passwordMin: 8,
  passwordMax: 200,
} as const;

export const ROLES = ['member', 'moderator', 'admin'] as const;
export const AVATAR_STYLES = ['feminine', 'masculine', 'neutral', 'androgynous'] as const;
export type AvatarStyle = (typeof AVATAR_STYLES)[number];
export const THEMES = ['system', 'dawn', 'vigil'] as const;
export type Theme = (typeof THEMES)[number];
