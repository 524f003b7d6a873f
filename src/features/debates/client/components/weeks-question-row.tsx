import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { useQuery } from '@tanstack/react-query';
import { RowLink } from '#ui/row-link.tsx';
import { debatePath } from '../debates-address.ts';
import { currentDebateQuery } from '../week-queries.ts';

/** This week's question in one row, on screens of others; nothing until it is known. */
export function WeeksQuestionRow() {
  const { data: debate } = useQuery(currentDebateQuery);
  if (debate === undefined) return null;
  const { week, question } = debate;
  return (
    <RowLink
      href={debatePath(week)}
      icon={<ScalesIcon size={22} />}
      above="This week’s question"
      title={question}
    />
  );
}
