import { createContext, useContext } from 'react';

/** The `Cookie` header of the request that is answered; undefined in a browser, which has its own. */
export const ServedCookies = createContext<string | undefined>(undefined);

/** The served cookies, for a first rendering on the server that is the same as the one that takes it over. */
export function useServedCookies(): string | undefined {
  return useContext(ServedCookies);
}
