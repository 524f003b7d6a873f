/**
 * The request header in which a page says the id of the user whom it shows. A call with another one's than the session's is answered
 * with 401 `NOT_SIGNED_IN`, and changes nothing.
 */
export const SHOWN_USER_HEADER = 'Lampstand-User';

/** In place of an id: the page shows nobody. It may call what visitors may, whoever is signed in in the browser's other tabs. */
export const SHOWN_NOBODY = 'nobody';
