import { useParams } from 'wouter';

/** Which occurrence an address names. The colon of its time may stand in it as it is, or escaped. */
export function useOccurrence(): { gatheringId: string; start: string } {
  const { gatheringId = '', start = '' } = useParams();
  return { gatheringId, start: start.replace(/%3a/i, ':') };
}
