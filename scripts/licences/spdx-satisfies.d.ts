declare module 'spdx-satisfies' {
  /** Whether one of the alternatives of an SPDX expression needs nothing but the licences of the list. */
  export default function satisfies(expression: string, allowed: readonly string[]): boolean;
}
