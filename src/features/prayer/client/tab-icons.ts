import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';

export const tabIcons = { prayer: HandsPrayingIcon };
