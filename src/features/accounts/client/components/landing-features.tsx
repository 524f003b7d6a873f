import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/ssr/ChatsCircle';
import { HandHeartIcon } from '@phosphor-icons/react/dist/ssr/HandHeart';
import { PencilLineIcon } from '@phosphor-icons/react/dist/ssr/PencilLine';
import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import { TShirtIcon } from '@phosphor-icons/react/dist/ssr/TShirt';
import { cn } from '#ui/class-names.ts';

const features = [
  {
    icon: BookOpenTextIcon,
    tone: 'bg-sky-wash text-sky',
    title: 'Bible Reading',
    text: 'Two complete translations, set like a printed page. Pick up where you left off.',
  },
  {
    icon: PencilLineIcon,
    tone: 'bg-leaf-wash text-leaf',
    title: 'Spiritual Journaling',
    text: 'A quiet page each day, with a question to begin from when words are slow.',
  },
  {
    icon: TShirtIcon,
    tone: 'bg-dusk-wash text-dusk',
    title: 'Avatar Customization',
    text: 'Make a figure of your own and dress it, from linen tunic to winter coat.',
  },
  {
    icon: ChatsCircleIcon,
    tone: 'bg-clay-wash text-clay',
    title: 'Weekly Debates',
    text: 'One good question a week, two sides, and a table where both are heard.',
  },
  {
    icon: SparkleIcon,
    tone: 'bg-gold-wash text-gold-ink',
    title: 'XP Progression',
    text: 'What you read and write becomes light: levels, chests, and pictures to keep.',
  },
  {
    icon: HandHeartIcon,
    tone: 'bg-leaf-wash text-leaf',
    title: 'Safe Community',
    text: 'Moderated and kind. Ask for prayer, and know that someone is praying.',
  },
] as const;

/** What there is to do, on six cards. */
export function LandingFeatures() {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
      <h2 id="features" className="max-w-2xl text-3xl sm:text-4xl">
        Earn XP through Bible reading, journaling, and meaningful discussions
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {features.map(({ icon: Icon, tone, title, text }) => (
          <li key={title} className="card-surface flex flex-wrap gap-4 p-5 sm:block sm:p-6">
            <div className={cn('grid size-13 shrink-0 place-items-center rounded-control', tone)}>
              <Icon size={28} aria-hidden />
            </div>
            <div className="min-w-0 flex-1 basis-[10rem]">
              <h3 className="text-xl sm:mt-4">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
