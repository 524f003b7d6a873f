import { useChunkWithRetries } from '#platform/client/use-chunk.ts';
import { useIdle } from '#ui/use-idle.ts';
import { LampRow } from './lamp-row.tsx';
import { WriteLine } from './write-line.tsx';
import type { WritingProps } from './writing.tsx';

const load = () => import('./writing.tsx');

/** Writing: one question, and the first line is typed right here. What keeps it comes when the first screen stands. */
export function WriteRow(props: WritingProps) {
  const { question, isLit } = props;
  const chunk = useChunkWithRetries(load, useIdle(300) ? 1 : 0);
  if (chunk !== null) return <chunk.Writing {...props} />;
  return (
    <LampRow name="Write" what={question} isLit={isLit}>
      <WriteLine question={question} content="" />
    </LampRow>
  );
}
