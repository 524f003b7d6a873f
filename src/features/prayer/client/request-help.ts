/** The state of the history with which a request's page shows help at once: what was just written elsewhere tells of danger. */
export const HELP_AFTER = { help: 'after' } as const;
export type RequestPageState = Partial<typeof HELP_AFTER> | null;
