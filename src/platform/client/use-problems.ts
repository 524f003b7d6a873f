import { type RefObject, useRef, useState } from 'react';
import { focusFirst } from './focus-first.ts';

/** What is wrong with the fields of a form, by their names, until they are changed. */
export function useProblems(): {
  formRef: RefObject<HTMLFormElement | null>;
  problems: Readonly<Record<string, string>>;
  /** Says beside the fields what is wrong, and leads to the first of them. */
  complain: (about: Readonly<Record<string, string>>) => void;
  /** These fields were changed. */
  mend: (names: readonly string[]) => void;
  /** Takes all of it away: the form is sent, or begun anew. */
  clear: () => void;
} {
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  return {
    formRef,
    problems,
    complain(about) {
      setProblems(about);
      focusFirst(formRef.current, about);
    },
    mend(names) {
      setProblems((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
      );
    },
    clear: () => setProblems({}),
  };
}
