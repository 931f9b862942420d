import "./leadership.css";
import { Button } from "@mantine/core";
import { PageTitle } from "../../controls/page-title";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { useStore } from "../../store";
import { Applicants } from "./applicants";
import { ApplyForm } from "./apply-form";
import { useCourse } from "./leadership";

/** Applying for the leadership course; the people team also sees who did. */
export function LeadershipApplyPage() {
  const isAdmin = useStore((state) => state.pd_auth);
  const course = useCourse();
  return (
    <div className="leadership">
      <PageTitle title="리더십 과정 신청">
        <Button component={ScreenLink} to="leadership" size="xs" variant="default">
          과정 안내
        </Button>
      </PageTitle>
      {course && !course.round && <p>아직 열린 과정이 없습니다.</p>}
      {course?.round && (
        // what somebody else decided meanwhile begins a new form
        <ApplyForm key={`${course.round.idx} ${course.mine?.status}`} course={course} round={course.round} />
      )}
      {isAdmin && course?.round && <Applicants round={course.round} />}
    </div>
  );
}
