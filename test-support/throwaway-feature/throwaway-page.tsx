import { useQuery } from '@tanstack/react-query';

/** My notes, one below the other. */
export function ThrowawayPage() {
  const { data = [] } = useQuery<{ id: string; text: string }[]>({ queryKey: ['/api/throwaway/notes'] });
  return (
    <ul>
      {data.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
