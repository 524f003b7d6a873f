import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import type { confirmSecondStep, removeSecondStep, renewBackupCodes } from '../second-step.contract.ts';
import { getAccount, listSessions } from '../settings.contract.ts';

export const codesRenewed: Changes<typeof renewBackupCodes> = (cache, { secondStep }) =>
  cache.set(getAccount, (account) => ({ ...account, secondStep }));

/** The other sessions have ended with it. */
export const stepConfirmed: Changes<typeof confirmSecondStep> = (cache, { secondStep }) => {
  cache.set(getAccount, (account) => ({ ...account, secondStep }));
  cache.set(listSessions, (sessions) => sessions.filter(({ isCurrent }) => isCurrent));
};

export const stepRemoved: Changes<typeof removeSecondStep> = (cache) =>
  cache.set(getAccount, (account) => ({ ...account, secondStep: null }));
