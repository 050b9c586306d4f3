/**
 * The answer, or the fault of `late` when it has not come after so many
 * milliseconds. A thread that was busy itself for that long finds its timer due
 * before it looks at what has arrived meanwhile; so it looks once more first.
 */
export async function withPatience<Answer>(answer: Promise<Answer>, milliseconds: number, late: () => Error): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const out_of_time = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(late())), milliseconds);
  });
  try {
    return await Promise.race([answer, out_of_time]);
  } finally {
    clearTimeout(timer);
  }
}
