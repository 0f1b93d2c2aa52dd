import { SIGNING_PROOF_MINUTES } from '@portal/domain/agreement/signing/signing-proof';
import { PASSWORD_TYPED_UNITS_MAX } from '@portal/domain/people/account/account-limits';
import { CodeField } from '@portal/web/account/code-field';
import { PasswordField } from '@portal/web/account/password-field';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useResendVerificationMutation } from '#state/signing-proof-api.ts';
import { PROOF_FIELD, type SignerProof } from '#state/use-signer-proof.ts';

/** What stands between somebody and their signature: an address that is not verified, and a log-in that is too long ago. */
export function ProofPart({ proof, email }: { proof: SignerProof; email: string }) {
  return (
    <>
      {proof.isAddressVerified ? null : <VerifyAddress email={email} />}
      {proof.isAsked ? <ProofField proof={proof} /> : null}
    </>
  );
}

/** The one field. What is typed goes with the press that signs: Enter in it must not sign. */
function ProofField({ proof }: { proof: SignerProof }) {
  const { t } = useTranslation();
  const { asksFor, isMissing, problem } = proof;
  const why = t('signing.proof.why', { minutes: SIGNING_PROOF_MINUTES });
  const field = {
    name: PROOF_FIELD,
    value: proof.typed,
    onChange: proof.setTyped,
  };
  return (
    <div className="mt-6">
      <Card as="section" labelledBy="proof-title">
        <h2 id="proof-title" className="mb-4 text-xl">
          {t('signing.proof.title')}
        </h2>
        {asksFor === 'password' ? (
          <PasswordField
            {...field}
            label={t('signing.proof.password')}
            hint={`${why} ${t('signing.proof.passwordHint')}`}
            error={isMissing ? t('account.password.required') : problem}
            autoComplete="current-password"
            maxLength={PASSWORD_TYPED_UNITS_MAX}
          />
        ) : (
          <CodeField
            {...field}
            label={t('signing.proof.code')}
            hint={`${why} ${t('signing.proof.codeHint')}`}
            error={isMissing ? t('account.twoFactor.codeRequired') : problem}
          />
        )}
      </Card>
    </div>
  );
}

function VerifyAddress({ email }: { email: string }) {
  const { t } = useTranslation();
  const [resend, { error, isLoading, isSuccess }] = useResendVerificationMutation();
  return (
    <div className="mt-6 flex flex-col gap-3">
      <Notice
        tone="attention"
        title={t('signing.proof.verifyTitle')}
        action={
          isSuccess ? undefined : (
            <Button size="small" onPress={() => void resend()} isPending={isLoading}>
              {t('signing.proof.verifyAgain')}
            </Button>
          )
        }
      >
        {t('signing.proof.verifyText', { email })}
      </Notice>
      {isSuccess ? <Notice tone="success" isNew title={t('signing.proof.verifySent', { email })} /> : null}
      <FormFailure error={error} />
    </div>
  );
}
