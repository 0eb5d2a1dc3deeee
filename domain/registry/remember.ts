/** How many answers are kept; names come from outside, so there must be an end. */
const MEMORY_SIZE = 20_000;

/** The same pure function with a memory: a live match names its sides and its competition again and again. */
export function remember<Place extends string | null, Answer>(
  answer: (name: string, place: Place) => Answer,
): (name: string, place: Place) => Answer {
  const answers = new Map<string, Answer>();
  return (name, place) => {
    const question = `${place ?? ''}/${name}`;
    const known = answers.get(question);
    if (known !== undefined) return known;
    if (answers.size >= MEMORY_SIZE) answers.clear();
    const fresh = answer(name, place);
    answers.set(question, fresh);
    return fresh;
  };
}
