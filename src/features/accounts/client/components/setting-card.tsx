import type { ReactNode } from 'react';
import { Card, CardHeader } from '#ui/card.tsx';

/** One matter of the settings; `id` is where `/settings#…` leads. */
export function SettingCard({
  id,
  title,
  description,
  action,
  children,
}: {
  id: string;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className="scroll-mt-20">
      <Card>
        <CardHeader title={title} description={description} action={action} />
        {children}
      </Card>
    </section>
  );
}
