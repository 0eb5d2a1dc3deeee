import { Frame } from '../shell/frame.tsx';
import { LeagueSection } from '../list/sections/league-section.tsx';
import styles from './page.module.css';
import { GALLERY_DAY, type Sample, staticTable } from './make-row.ts';
import { RulesSample } from './rules-sample.tsx';
import { AlertSamples } from './samples/alerts.tsx';
import { OddsRowSamples } from './samples/odds-rows.tsx';
import { OddsSamples } from './samples/odds-samples.tsx';
import { frames } from './samples/frames.ts';
import { goals } from './samples/goals.ts';
import { races } from './samples/races.ts';
import { sets } from './samples/sets.ts';
import { states } from './samples/states.ts';

const TITLE = 'Galleri';
const RULES_TITLE = 'Regler og ro';
const THEMES = ['light', 'dark'] as const;
const PARTS: readonly (readonly [title: string, samples: readonly Sample[]])[] = [
  ['Mål og point', goals],
  ['Sæt og innings', sets],
  ['Frames, legs, maps og kampe mand mod mand', frames],
  ['Ranglister', races],
  ['Tilstande', states],
];
const ALL = PARTS.flatMap(([, samples]) => samples);
const table = staticTable(ALL);

export function GalleryPage() {
  return (
    <Frame>
      {THEMES.map((theme) => (
        <div key={theme} className={styles.theme} data-theme={theme}>
          {theme === 'light' ? <h1>{TITLE}</h1> : <p className={styles.again}>{TITLE}</p>}
          <h2>Besked</h2>
          <AlertSamples />
          {PARTS.map(([title, samples]) => (
            <div key={title}>
              <h2>{title}</h2>
              {samples.map(({ league, rows }) => (
                <LeagueSection
                  key={league.stageId}
                  sectionKey={`${theme} ${league.stageId}`}
                  table={table}
                  group={{ league, events: rows.map(({ id }) => id ?? '') }}
                  sportId={league.sportId ?? 0}
                  day={GALLERY_DAY}
                  marksOrigin
                  folded={false}
                  onFold={null}
                />
              ))}
            </div>
          ))}
          <div>
            <h2>Odds</h2>
            <div id="odds-rows">
              <OddsRowSamples />
            </div>
            <OddsSamples />
          </div>
          <div>
            <h2>{RULES_TITLE}</h2>
            <RulesSample />
          </div>
        </div>
      ))}
    </Frame>
  );
}
