import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { dismissFailure, toast } from '#ui/toast-store.ts';
import { issuesByField } from './issues-by-field.ts';
import { useMutationOnce } from './use-mutation-once.ts';
import { useProblems } from './use-problems.ts';

/** Why a form was not sent: the text of a toast, the fields that are wrong, and the text beside each of them. */
interface Problem<Field> {
  title: string;
  description: string;
  fields: readonly Field[];
  /** The text beside the fields; absent: the description. */
  note?: string;
}

interface FormOptions<Values, Answer> {
  initial: Values;
  /** Checks the values before they are sent; null when nothing is wrong. */
  check: (values: Values) => Problem<keyof Values & string> | null;
  send: (values: Values) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onFailed: (error: Error) => void;
  /** The texts beside fields for a failure of which the server does not say which field it is about. */
  notesOf?: (error: Error) => Readonly<Partial<Record<keyof Values & string, string>>>;
  /** The field that shows the server's complaint about a part of the body, when their names differ. */
  fieldOfIssue?: Readonly<Record<string, keyof Values & string>>;
}

/**
 * A form of text fields that is sent to the server. If a field is wrong, by `check` or by the server's answer, a text
 * beside it says so until the field is changed, and the first wrong field gets the focus. What the person typed
 * stays. A second press while the form is being sent does nothing.
 */
export function useForm<Values extends Record<string, string>, Answer>(options: FormOptions<Values, Answer>) {
  type Field = keyof Values & string;
  const { initial, check, send, onSent, onFailed, notesOf, fieldOfIssue = {} } = options;
  const [values, setValues] = useState(initial);
  const { formRef, problems, complain, mend, clear } = useProblems();
  const isSending = useRef(false);
  const { mutate, isPending, error, data } = useMutationOnce({
    mutationFn: send,
    onSuccess: (answer) => {
      // What it said of the try before stands beside what comes next, and is wrong by now.
      dismissFailure();
      onSent(answer);
    },
    onError: (failure) => {
      onFailed(failure);
      const issues = Object.entries(issuesByField(failure));
      const notes = issues.map(([name, text]) => [fieldOfIssue[name] ?? name, text]);
      complain({ ...notesOf?.(failure), ...Object.fromEntries(notes) });
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    const problem = check(values);
    if (problem !== null) {
      const { title, description, fields, note = description } = problem;
      toast({ title, description, variant: 'destructive' });
      return complain(Object.fromEntries(fields.map((name) => [name, note])));
    }
    clear();
    isSending.current = true;
    mutate(values);
  }

  /** Changes values. The texts beside these fields, and beside those in `mended`, disappear. */
  function change(changed: Partial<Values>, mended: readonly Field[] = []) {
    setValues((before) => ({ ...before, ...changed }));
    mend([...Object.keys(changed), ...mended]);
  }

  return {
    values,
    isPending,
    error,
    /** Called with the server's answer. */
    answer: data,
    change,
    reset: () => {
      setValues(initial);
      clear();
    },
    /** For the `form` element. */
    form: { ref: formRef, onSubmit, noValidate: true },
    /** The props of a field's component: its name, its value, the text about what is wrong, and how to change it. */
    field: (name: Field, mended: readonly Field[] = []) => ({
      name,
      value: values[name],
      error: problems[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: target.value } as Partial<Values>, mended),
    }),
  };
}
