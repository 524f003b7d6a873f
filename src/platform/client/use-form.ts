import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { toast } from '#ui/toast-store.ts';
import { issuesByField } from './issues-by-field.ts';

/** Why a form is not sent: a toast's words, the fields to look at, and what stands beside each. */
interface Problem<Field> {
  title: string;
  description: string;
  fields: readonly Field[];
  /** The description, where nothing shorter is to be said. */
  note?: string;
}

interface FormOptions<Values, Answer> {
  initial: Values;
  /** What is wrong with the values before they are sent; null when they may be. */
  check: (values: Values) => Problem<keyof Values & string> | null;
  send: (values: Values) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onFailed: (error: Error) => void;
  /** Which field the server's complaint about a part of the body belongs to, where their names differ. */
  fieldOfIssue?: Readonly<Record<string, keyof Values & string>>;
}

/**
 * A form of texts that is sent to the server. What is wrong with a field, by `check` or by the server's answer, stands beside
 * it until it is changed, and the first such field gets the focus. What was typed stays. Sending twice is sending once.
 */
export function useForm<Values extends Record<string, string>, Answer>(options: FormOptions<Values, Answer>) {
  type Field = keyof Values & string;
  const { initial, check, send, onSent, onFailed, fieldOfIssue = {} } = options;
  const [values, setValues] = useState(initial);
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (failure) => {
      onFailed(failure);
      const issues = Object.entries(issuesByField(failure));
      complain(Object.fromEntries(issues.map(([name, text]) => [fieldOfIssue[name] ?? name, text])));
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  function complain(about: Readonly<Record<string, string>>) {
    setNotes(about);
    const fields = [...(formRef.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => name !== '' && name in about)?.focus();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    const problem = check(values);
    if (problem !== null) {
      const { title, description, fields, note = description } = problem;
      toast({ title, description, variant: 'destructive' });
      return complain(Object.fromEntries(fields.map((name) => [name, note])));
    }
    setNotes({});
    isSending.current = true;
    mutate(values);
  }

  /** Changes values; what was wrong with these fields, and with `mended` ones, is being mended. */
  function change(changed: Partial<Values>, mended: readonly Field[] = []) {
    setValues((before) => ({ ...before, ...changed }));
    const stillWrong = Object.entries(notes).filter(([name]) => !(name in changed || mended.includes(name)));
    setNotes(Object.fromEntries(stillWrong));
  }

  return {
    values,
    isPending,
    error,
    /** What the server answered, once it has. */
    answer: data,
    change,
    reset: () => {
      setValues(initial);
      setNotes({});
    },
    /** For the `form` element. */
    form: { ref: formRef, onSubmit, noValidate: true },
    /** For a field's component: its name, value, what is wrong with it, and how it changes. */
    field: (name: Field, mended: readonly Field[] = []) => ({
      name,
      value: values[name],
      error: notes[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: target.value } as Partial<Values>, mended),
    }),
  };
}
