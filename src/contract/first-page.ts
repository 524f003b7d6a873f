/**
 * How much a screen asks for first of a list that it shows: more than a phone's window. The rest comes in pages of
 * the usual length as somebody nears the end.
 */
export const FIRST_PAGE = { limit: 10 } as const;
