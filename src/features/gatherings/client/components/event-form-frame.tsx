import { type FormEvent, type ReactNode, type RefObject, Suspense } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { useAppShape } from '#platform/client/client-feature.ts';
import { Button } from '#ui/button.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { PageFoot } from '#ui/page-foot.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';

/** A form about one event, in the room where it will be; its one button stands at the foot. */
export function EventFormFrame({
  formRef,
  room,
  back,
  name,
  title,
  lead,
  submit,
  isPending,
  onSubmit,
  children,
}: {
  formRef: RefObject<HTMLFormElement | null>;
  room: string;
  back: string;
  /** Of the event, as it will stand in its room. */
  name: string;
  title: string;
  lead?: ReactNode;
  /** What the button says. */
  submit: string;
  isPending: boolean;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const { Room } = useAppShape().drawings;
  return (
    <MainContent>
      <Suspense>
        <Room room={room} />
      </Suspense>
      <OneSky
        middle="strip"
        width="pages"
        bar={<SkyBar back={back} label="Close" closes isOnStrip />}
        sky={
          <div className="max-lg:hidden">
            <Sky className="pt-16">
              <OwnWords as="p" className="text-left font-heading text-[3.5rem]/[1.08] tracking-[-0.02em]">
                {isBlank(name) ? 'An evening, a passage, and soup.' : name}
              </OwnWords>
            </Sky>
          </div>
        }
        className="lg:px-14 lg:pt-12"
      >
        <form
          ref={formRef}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            onSubmit();
          }}
          className="flex grow flex-col"
        >
          <h1 className="text-[1.625rem]">{title}</h1>
          {lead !== undefined && <p className="mt-1 text-ink-soft">{lead}</p>}
          <div className="mt-5 grid gap-5">{children}</div>
          <PageFoot className="mt-auto pt-8 lg:-mx-14 lg:px-14">
            <Button type="submit" size="lg" className="w-full" pending={isPending}>
              {submit}
            </Button>
          </PageFoot>
        </form>
      </OneSky>
    </MainContent>
  );
}
