import { ruling } from '../language';

export default ruling(
  'reset-fd-materials-synchro',
  {
    covers: ['face-down', 'synchro-summon', 'several-attacks'],
    title: {
      en: 'Face-down, it forgets its materials: Shooting Quasar Dragon',
      ko: '뒷면 표시가 되면 소재를 잊는다: 슈팅 퀘이사 드래곤',
    },
    statement: {
      en: 'Shooting Quasar Dragon attacks as often as non-Tuners were used for its Synchro Summon. Turned face-down it forgets that number, so face-up again it has only the one attack every monster has.',
      ko: '슈팅 퀘이사 드래곤은 싱크로 소환에 사용한 튜너 이외의 소재의 수만큼 공격할 수 있다. 뒷면 표시가 되면 그 수를 잊으므로, 다시 앞면 표시가 되어도 보통의 1회 공격만 할 수 있다.',
    },
    doubtful: {
      en: 'It is certain that the number of non-Tuners is forgotten. That one ordinary attack is left, rather than none, is a conclusion from it, and followed here.',
      ko: '튜너 이외의 소재의 수를 잊는다는 것은 확실하다. 공격할 수 없게 되는 것이 아니라 보통의 1회 공격이 남는다는 것은 그로부터 이끌어 낸 결론이며, 여기서는 그것을 따른다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls('Formula Synchron', 'Armades, Keeper of Boundaries', 'Junk Warrior')
      .hasInExtraDeck('Shooting Quasar Dragon');
    turnPlayer.specialSummons('Shooting Quasar Dragon', {
      cost: ['Formula Synchron', 'Armades, Keeper of Boundaries', 'Junk Warrior'],
    });
    inCase({ en: 'Never turned face-down', ko: '뒷면 표시가 되지 않았을 경우' }, () => {
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Shooting Quasar Dragon', 'directly');
      then.lpIs(opponent, 4000);
      then.can(turnPlayer).attack('Shooting Quasar Dragon');
    });
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 다시 앞면이 되었을 경우' }, () => {
      given(turnPlayer).hasInHand('Book of Moon', 'Book of Taiyou');
      turnPlayer.activates('Book of Moon', { targets: ['Shooting Quasar Dragon'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['Shooting Quasar Dragon'] });
      bothPass();
      then.positionIs('Shooting Quasar Dragon', 'attack');
      given(turnPlayer).controls('Battle Ox');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Shooting Quasar Dragon', 'directly');
      then.lpIs(opponent, 4000);
      then.cannot(turnPlayer).attack('Shooting Quasar Dragon', { because: 'already-attacked' });
    });
  },
);
