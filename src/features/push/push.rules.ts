/** What a device is chosen for: somebody's daily reminder, or what is new in their notifications. */
export const PURPOSES = ['reminder', 'news'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const PUSH_LIMITS = {
  /** Whoever provides push keeps a message for a device that is away so long. */
  keptSeconds: 3 * 60 * 60,
  /** Devices of one person; the oldest gives way. */
  devices: 10,
  /** Characters of the address that a browser gives. */
  endpoint: 1000,
} as const;
