import { ruling } from '../language';

export default ruling(
  'multi-in-a-row',
  {
    covers: ['several-attacks', 'trigger-order'],
    title: { en: 'In a row means next', ko: '"이어서"는 바로 다음 공격이어야 한다' },
    statement: {
      en: 'Black Luster Soldier - Envoy of the Beginning may attack once more “in a row” after destroying a monster, so that attack must be the very next one. It is lost when Gemini Elf attacks first; made at once, it is the second and last.',
      ko: '카오스 솔저 －개벽－이 몬스터를 파괴하고 얻는 공격은 "이어서" 하는 것이므로 바로 다음 공격이어야 한다. 쌍둥이 자매 엘프가 먼저 공격하면 사라지고, 바로 공격하면 그것으로 두 번을 다 쓴다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    // Battle Ox does not attack, so that the Battle Step goes on.
    given(turnPlayer).controls('Black Luster Soldier - Envoy of the Beginning', 'Gemini Elf', 'Battle Ox');
    given(opponent).controls('Kuriboh');
    turnPlayer.attacks('Black Luster Soldier - Envoy of the Beginning', 'Kuriboh');
    then.lpIs(opponent, 5300);
    then.isAsked(turnPlayer, 'trigger');
    turnPlayer.usesTrigger('Black Luster Soldier - Envoy of the Beginning');
    then.linkWas('Black Luster Soldier - Envoy of the Beginning', 'resolved');
    then.can(turnPlayer).attack('Black Luster Soldier - Envoy of the Beginning');
    inCase({ en: 'in a row', ko: '바로 이어서 공격' }, () => {
      turnPlayer.attacks('Black Luster Soldier - Envoy of the Beginning', 'directly');
      then.lpIs(opponent, 2300);
      turnPlayer.attacks('Gemini Elf', 'directly');
      then.lpIs(opponent, 400);
      then.cannot(turnPlayer).attack('Black Luster Soldier - Envoy of the Beginning', { because: 'already-attacked' });
    });
    inCase({ en: 'another monster first', ko: '다른 몬스터가 먼저 공격', contrast: 1 }, () => {
      turnPlayer.attacks('Gemini Elf', 'directly');
      then.lpIs(opponent, 3400);
      then.phaseIs('battle');
      then.cannot(turnPlayer).attack('Black Luster Soldier - Envoy of the Beginning', { because: 'already-attacked' });
    });
  },
);
