import { OwnWords } from '#ui/own-words.tsx';
import { GROUP_TOPIC_LABELS } from '../../groups.rules.ts';
import type { GroupCard } from '../../groups-fields.ts';
import { languageName } from '../group-languages.ts';
import { ADMISSION_TEXTS, peopleIn } from '../group-texts.ts';

/** What a group says of itself, to somebody at its door; who has a link need not know how others come in. */
export function GroupFacts({ group, hasLink = false }: { group: GroupCard; hasLink?: boolean }) {
  const { about, members, topic, language, admission } = group;
  return (
    <>
      {about !== '' && (
        <OwnWords as="p" className="paragraphs mb-3 text-left text-lg">
          {about}
        </OwnWords>
      )}
      <p className="text-ink-soft">
        {[
          peopleIn(members),
          GROUP_TOPIC_LABELS[topic],
          languageName(language),
          ...(hasLink ? [] : [ADMISSION_TEXTS[admission].found]),
        ].join(' · ')}
      </p>
    </>
  );
}
