import { ruling } from '../language';

export default ruling(
  'temp-clears-materials-synchro',
  {
    covers: ['banish', 'synchro-summon', 'several-attacks'],
    title: {
      en: 'Banished, it forgets its materials: Shooting Quasar Dragon',
      ko: '일시적으로 제외되면 소재를 잊는다: 슈팅 퀘이사 드래곤',
    },
    statement: {
      en: 'Shooting Quasar Dragon attacks as often as non-Tuners were used for its Synchro Summon. A banish for a time makes the game forget that number, so after its return it has only the one attack every monster has.',
      ko: '슈팅 퀘이사 드래곤은 싱크로 소환에 사용한 튜너 이외의 소재의 수만큼 공격할 수 있다. 일시적으로 제외되면 그 수를 잊으므로, 돌아온 뒤에는 보통의 1회 공격만 할 수 있다.',
    },
    doubtful: {
      en: 'It is certain that the number of non-Tuners is forgotten. That one ordinary attack is left, rather than none, is a conclusion from it, and followed here.',
      ko: '튜너 이외의 소재의 수를 잊는다는 것은 확실하다. 공격할 수 없게 되는 것이 아니라 보통의 1회 공격이 남는다는 것은 그로부터 이끌어 낸 결론이며, 여기서는 그것을 따른다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls('Interdimensional Matter Forwarder');
    given(turnPlayer)
      .controls('Formula Synchron', 'Armades, Keeper of Boundaries', 'Junk Warrior')
      .hasInExtraDeck('Shooting Quasar Dragon');
    turnPlayer.specialSummons('Shooting Quasar Dragon', {
      cost: ['Formula Synchron', 'Armades, Keeper of Boundaries', 'Junk Warrior'],
    });
    inCase({ en: 'Not banished', ko: '제외되지 않았을 경우' }, () => {
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Shooting Quasar Dragon', 'directly');
      then.lpIs(opponent, 4000);
      then.can(turnPlayer).attack('Shooting Quasar Dragon');
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외되었을 경우' }, () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Shooting Quasar Dragon'] });
      bothPass();
      given(turnPlayer).controls('Battle Ox');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Shooting Quasar Dragon', 'directly');
      then.lpIs(opponent, 4000);
      then.cannot(turnPlayer).attack('Shooting Quasar Dragon', { because: 'already-attacked' });
    });
  },
);
