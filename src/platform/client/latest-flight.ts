/**
 * For one button or form: `once(input, send)` sends, unless what was sent last has the same input and is still on its way;
 * then both get its one answer. Inputs are compared as JSON.
 */
export function createLatestFlight() {
  let latest: { input: string | undefined; answer: Promise<unknown> } | null = null;
  return function once<Input, Answer>(input: Input, send: () => Promise<Answer>): Promise<Answer> {
    const asked = JSON.stringify(input);
    if (latest !== null && latest.input === asked) return latest.answer as Promise<Answer>;
    const flight = { input: asked, answer: send() };
    latest = flight;
    const land = () => {
      if (latest === flight) latest = null;
    };
    flight.answer.then(land, land);
    return flight.answer;
  };
}
