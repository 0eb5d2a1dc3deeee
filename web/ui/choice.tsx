import styles from './choice.module.css';

export function Choice<Id extends string | number>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  options: readonly { readonly id: Id; readonly label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}) {
  return (
    <div className={styles.choice} role="group" aria-label={label}>
      {options.map(({ id, label: word }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {word}
        </button>
      ))}
    </div>
  );
}
