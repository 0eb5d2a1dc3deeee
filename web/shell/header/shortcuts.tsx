/** A chunk of its own: few visitors open the help. */
export function Shortcuts() {
  return (
    <dl>
      {shortcutText.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

export const shortcutText: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['j', 'k'], does: 'Næste og forrige kamp' },
  { keys: ['Enter'], does: 'Åbn kampen, på brede skærme på dens egen side' },
  { keys: ['Esc'], does: 'Luk kampen' },
  { keys: ['[', ']'], does: 'Dagen før og dagen efter' },
  { keys: ['f'], does: 'Følg kampen, holdet eller ligaen, eller stop med det' },
  { keys: ['b'], does: 'Vælg, hvad du får besked om' },
  { keys: ['p'], does: 'Fastgør ligaen, eller frigør den' },
  { keys: ['m'], does: 'Mine kampe' },
  { keys: ['1', '2', '3', '4'], does: 'Alle, live, afsluttede, kommende' },
  { keys: ['l'], does: 'Kun livekampe' },
  { keys: ['t'], does: 'Sortér efter tid eller liga' },
  { keys: ['/'], does: 'Søg' },
  { keys: ['s'], does: 'Vælg sportsgren' },
  { keys: ['?'], does: 'Denne hjælp' },
];
