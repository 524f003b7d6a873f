/** A link within text: told from it by more than its colour, and tall enough for a finger. */
export const textLinkClasses =
  'inline-flex min-h-11 items-center rounded-control px-1 font-semibold text-dusk underline underline-offset-4';
