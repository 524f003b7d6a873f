/**
 * The request header in which a page says the id of the user whom it shows. A call with another one's than the session's changes
 * nothing: 401 `NOT_SIGNED_IN`.
 */
export const SHOWN_USER_HEADER = 'Lampstand-User';
