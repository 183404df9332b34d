import { ruling } from '../language';

export default ruling(
  'attack-direct-by-effect',
  {
    covers: ['attack-targets', 'direct-attack'],
    title: { en: 'A monster that can attack directly', ko: '직접 공격할 수 있는 몬스터' },
    statement: {
      en: 'A monster that can attack directly may choose the player past that player’s monsters, or one of the monsters.',
      ko: '직접 공격할 수 있는 몬스터는 상대 필드에 몬스터가 있어도 상대를 직접 공격할 수 있고, 몬스터를 공격할 수도 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Submarineroid').hasInHand('Luster Dragon');
    given(opponent).controls('Gemini Elf');
    then.attackTargetsAre('Submarineroid', 'Gemini Elf', 'directly');
    inCase({ en: 'It attacks the player', ko: '플레이어를 직접 공격한다' }, () => {
      turnPlayer.attacks('Submarineroid', 'directly');
      then.lpIs(opponent, 7200);
      // It battled, so it may turn to Defense Position.
      turnPlayer.usesTrigger('Submarineroid');
      then.positionIs('Submarineroid', 'defense');
      then.lpIs(turnPlayer, 8000);
      then.controls(opponent, 'Gemini Elf');
    });
    inCase({ en: 'It attacks the monster', ko: '몬스터를 공격한다' }, () => {
      turnPlayer.attacks('Submarineroid', 'Gemini Elf');
      then.isIn('Submarineroid', 'gy', turnPlayer);
      then.lpIs(turnPlayer, 6900);
      then.lpIs(opponent, 8000);
    });
  },
);
