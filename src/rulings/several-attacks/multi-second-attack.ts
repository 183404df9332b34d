import { ruling } from '../language';

export default ruling(
  'multi-second-attack',
  {
    covers: ['several-attacks', 'direct-attack'],
    title: { en: 'A second attack, and not always in a row', ko: '두 번째 공격은 이어서 하지 않아도 된다' },
    statement: {
      en: 'Mataza the Zapper may attack twice and chooses each target anew: here Kuriboh, then the player, as no monster is left. Nothing says the second must follow at once, so Gemini Elf may attack in between; after the second none is left.',
      ko: '기습 공격 마타자는 2회 공격할 수 있고 대상은 그때마다 새로 고른다. 여기서는 크리보를, 다음에는 몬스터가 없으므로 직접 공격한다. 이어서 하라는 제한이 없으므로 사이에 쌍둥이 자매 엘프가 공격해도 되고, 두 번째 뒤에는 공격할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    // Celtic Guardian does not attack, so that the Battle Step goes on.
    given(turnPlayer).controls('Mataza the Zapper', 'Gemini Elf', 'Celtic Guardian');
    given(opponent).controls('Kuriboh');
    turnPlayer.attacks('Mataza the Zapper', 'Kuriboh');
    then.lpIs(opponent, 7000);
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.lpIs(opponent, 5100);
    then.attackTargetsAre('Mataza the Zapper', 'directly');
    turnPlayer.attacks('Mataza the Zapper', 'directly');
    then.lpIs(opponent, 3800);
    then.phaseIs('battle');
    then.cannot(turnPlayer).attack('Mataza the Zapper', { because: 'already-attacked' });
    then.can(turnPlayer).attack('Celtic Guardian');
  },
);
