import { importSet } from './import/import-set.ts';
import { ruledDoor } from './import/ruled-door.ts';
import { afl } from './import/afl/afl.ts';
import { badmintonBwf } from './import/badminton-bwf/bwf.ts';
import { cricketCricsheet } from './import/cricket-cricsheet/cricsheet.ts';
import { valorant } from './import/esports-valorant/valorant.ts';
import { kabaddiPkl } from './import/kabaddi-pkl/pkl.ts';
import { mlbRetrosheet } from './import/mlb-retrosheet/retrosheet.ts';
import { mlbStatsapi } from './import/mlb-statsapi/mlb.ts';
import { volleyballDatavolley } from './import/volleyball-datavolley/datavolley.ts';
const D = '/work/shared/data/';
for (const [set, folder] of [[afl,'afl'],[badmintonBwf,'badminton-bwf'],[cricketCricsheet,'cricket-cricsheet'],[valorant,'zz_no_licence_stated/esports-valorant'],[kabaddiPkl,'zz_copyleft/kabaddi-pkl'],[mlbRetrosheet,'mlb-retrosheet'],[mlbStatsapi,'mlb-statsapi'],[volleyballDatavolley,'volleyball-datavolley']] as const) {
  const door = ruledDoor();
  try {
    const r = await importSet(set, { path: D + folder, door });
    const again = await importSet(set, { path: D + folder, door });
    console.log(set.name, r.read, r.written, r.unchanged, r.refused.length, r.refused.slice(0, 4), r.skipped.map(s=>s.file).join(), '| again', again.written, again.unchanged, again.refused.length);
    const [e] = [...door.state.events.values()].slice(-1);
    if (e) console.log(JSON.stringify({...e, competition: door.state.leagues.get(e.leagueId)?.name, category: door.state.leagues.get(e.leagueId)?.category, home: door.state.participants.get(e.home)?.name, away: door.state.participants.get(e.away)?.name}), (door.state.incidents.get(e.id) ?? []).slice(0,3));
  } catch (error) { console.log(set.name, error); }
}
