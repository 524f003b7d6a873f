import { createContext, useContext } from 'react';

/** The `Cookie` header of the request that is answered; undefined in a browser, which has its own. */
export const ServedCookies = createContext<string | undefined>(undefined);

/** The cookies of the request, so that the server renders the same markup as the browser's first rendering. */
export function useServedCookies(): string | undefined {
  return useContext(ServedCookies);
}
