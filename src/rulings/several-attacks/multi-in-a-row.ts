import { ruling } from '../language';

export default ruling(
  'multi-in-a-row',
  {
    covers: ['several-attacks', 'trigger-order'],
    title: { en: 'In a row means next', ko: '"이어서"는 바로 다음 공격이어야 한다' },
    statement: {
      en: 'The second attack that Black Luster Soldier gains for destroying a monster has to be the very next one. As soon as another monster attacks, it is lost.',
      ko: '카오스 솔저 －개벽－이 몬스터를 파괴하고 얻는 또 한 번의 공격은 바로 이어서 해야 한다. 다른 몬스터가 먼저 공격하면 그 권리는 사라진다.',
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
