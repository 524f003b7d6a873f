export { GatheringStrip } from './components/gathering-strip.tsx';
export { NextGathering } from './components/next-gathering.tsx';
export { NextGatheringRow } from './components/next-gathering-row.tsx';
