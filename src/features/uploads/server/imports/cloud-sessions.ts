const KEPT = 1000;

/**
 * What Companion remembers of a person between leaving for a cloud's sign-in and coming back, by the session's id: in
 * memory alone, the oldest forgotten first. Afterwards the cloud's token is with the browser, encrypted.
 */
export function createCloudSessions() {
  const sessions = new Map<string, object>();
  return {
    of(sessionId: string): object {
      const session = sessions.get(sessionId) ?? {};
      // Last used, last forgotten.
      sessions.delete(sessionId);
      sessions.set(sessionId, session);
      const [oldest] = sessions.keys();
      if (sessions.size > KEPT && oldest !== undefined) sessions.delete(oldest);
      return session;
    },
  };
}
