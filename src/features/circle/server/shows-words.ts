/** What somebody has on their screens that may hold words or faces of people whom they lose sight of. */
export const SHOWS_WORDS = ['/api/circle', '/api/people', '/api/prayer', '/api/notifications'];
