export { GroupPrayers } from './components/group-prayers.tsx';
export { PrayersThatWait } from './components/prayers-that-wait.tsx';
export { useMarkItem } from './use-mark-item.ts';
export { usePray } from './use-pray.ts';
