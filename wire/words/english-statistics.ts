const TABLE = `
12 Ball Possession
13 Shots on target
14 Shots off target
15 Free Kicks
16 Corner Kicks
17 Offsides
18 Throw ins
19 Goalkeeper Saves
20 Goal Kicks
21 Fouls
22 Red Cards
23 Yellow Cards
34 Total shots
158 Blocked Shots
342 Passes
372 Attacks
373 Dangerous Attacks
432 Expected Goals (xG)
433 Crosses
434 Interceptions
457 Hit the Woodwork
459 Big Chances
461 Shots inside the Box
463 Shots outside the Box
465 Headed Goals
467 Passes in final third
471 Touches in opposition box
475 Tackles
479 Clearances
499 xG on target (xGOT)
501 xGOT faced
503 Expected assists (xA)
507 Errors leading to shot
509 Errors leading to goal
511 Goals prevented
513 Duels won
517 Long passes
521 Accurate through passes
600 Aces
601 Double Faults
602 1st Serve Percentage
603 1st Serve Points Won
604 2nd Serve Points Won
605 Break Points Converted
606 Break Points Saved
607 Service Games Won
608 Return Games Won
609 Winners
610 Unforced Errors
611 Total Points Won
612 Service Aces
613 Attack Points
614 Block Points
615 Max Points in a Row
616 Average (3 darts)
617 180 Thrown
618 140+ Thrown
619 100+ Thrown
620 Checkouts
621 Checkouts %
622 Highest Checkout
623 Highest Break
624 Century Breaks
625 50+ Breaks
626 Pot Success
630 Field Goals
631 2-point Field Goals
632 3-point Field Goals
633 Free Throws
634 Rebounds
635 Offensive Rebounds
636 Defensive Rebounds
637 Assists
638 Blocks
639 Turnovers
640 Steals
641 Personal Fouls
642 Lead Changes
643 Biggest Lead
644 Save Percentage
645 Power-play Goals
646 Shorthanded Goals
647 Suspensions
648 Penalty Minutes
649 Face-offs Won
650 Hits
651 Empty Net Goals
652 7-metre Throws
653 Technical Faults
654 Fast Break Goals
655 Shooting Percentage
656 Timeouts
657 Green Cards
658 Penalty Corners
659 Penalty Strokes
670 First Downs
671 Total Yards
672 Passing Yards
673 Rushing Yards
674 Touchdowns
675 Field Goals
676 Sacks
677 3rd Down Conversions
678 Penalties
680 Tries
681 Conversions
682 Penalty Goals
683 Drop Goals
684 Penalties Conceded
685 Scrums Won
686 Lineouts Won
687 Metres Run
690 Goals
691 Behinds
692 Disposals
693 Marks
694 Inside 50s
700 Hits
701 Home Runs
702 Walks
703 Strikeouts
704 Errors
705 Left On Base
706 Run Rate
707 Fours
708 Sixes
709 Extras
710 Raid Points
711 Tackle Points
712 All Outs
713 Bonus Points
714 Punches Landed
715 Knockdowns
716 Takedowns
717 Submission Attempts
`;

const byNumber = new Map(
  TABLE.trim()
    .split('\n')
    .map((line): [number, string] => {
      const [number, ...words] = line.split(' ');
      return [Number(number), words.join(' ')];
    }),
);

export const englishStatistic = (stat: number): string | null => byNumber.get(stat) ?? null;
