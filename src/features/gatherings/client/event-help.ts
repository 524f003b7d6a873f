/** The state of the history with which an event's page shows help at once: what was just written of it tells of danger. */
const HELP_AFTER = { help: 'after' } as const;
export type EventPageState = Partial<typeof HELP_AFTER> | null;

/** How a form leads to the event's page, in its own place. */
export function ontoEvent({ needsHelp }: { needsHelp: boolean }): { replace: true; state?: EventPageState } {
  return needsHelp ? { replace: true, state: HELP_AFTER } : { replace: true };
}
